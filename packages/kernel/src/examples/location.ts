/** As files of locations are written: to look at, and to begin with. Coordinates: GeoNames, CC BY 4.0. */
export const EXAMPLE = `type,countryCode,names.en,names.km,names.th,names.vi,names.es,latitude,longitude,source
COUNTRY,KH,Cambodia,កម្ពុជា,กัมพูชา,Campuchia,Camboya,13,105,geonames
COUNTRY,LA,Laos,ឡាវ,ลาว,Lào,Laos,18,105,geonames
`;
