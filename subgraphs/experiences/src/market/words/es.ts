import type { ExperienceWords } from '../experience-words.js';
import type { en } from './en.js';

export const es: Record<keyof typeof en, ExperienceWords> = {
  'angkor-sunrise-by-bicycle': {
    title: 'Amanecer en Angkor en bicicleta',
    summary: 'Vea nacer el día en Angkor Wat y pedalee por senderos tranquilos hasta Bayon y Ta Prohm.',
    description:
      'Salimos de noche, con luces en las bicicletas, y llegamos a la puerta oeste antes que el sol. Después de desayunar seguimos senderos del bosque, lejos de los autobuses. 28 km llanos, casi siempre a la sombra. El pase de los templos no está incluido.',
    meetingPoint: 'Mercado Viejo, puerta este, Siem Reap',
  },
  'siem-reap-evening-food-walk': {
    title: 'Paseo gastronómico nocturno por Siem Reap',
    summary: 'Ocho platos pequeños en cinco puestos familiares, elegidos por un guía del barrio.',
    description:
      'Comemos donde comen los vecinos: brochetas de ternera, num banh chok, pasteles de arroz y jugo de caña. Díganos qué no come y el guía elegirá otros puestos. Venga con hambre; unos 2 km a pie.',
    meetingPoint: 'Jardines Reales, esquina sur, Siem Reap',
  },
  'tonle-sap-floating-village': {
    title: 'Kampong Khleang, pueblo sobre pilotes, en barca',
    summary: 'Medio día en el Tonle Sap entre casas que en la estación seca se alzan a diez metros.',
    description:
      'Una furgoneta le lleva al pueblo y una barca de madera, al lago abierto. En los meses secos el canal es estrecho y se camina más. Almorzamos en el pueblo y no visitamos escuelas.',
    meetingPoint: 'Su hotel en Siem Reap',
  },
  'khmer-ceramics-workshop': {
    title: 'Cerámica jemer en el torno',
    summary: 'Dos horas en el torno; cocemos sus dos mejores piezas y se las enviamos.',
    description:
      'Un alfarero le enseña a centrar, abrir y levantar el barro. No hace falta experiencia y hay delantales. La cocción tarda tres días; enviamos las piezas gratis a cualquier dirección de Camboya.',
    meetingPoint: 'Casa de alfarería, River Road, Siem Reap',
  },
  'angkor-temples-three-days': {
    title: 'Angkor en tres días sin prisa',
    summary: 'Los grandes templos, Banteay Srei y un pueblo, con dos noches en un hotel pequeño.',
    description:
      'El primer día, el circuito corto; el segundo, Banteay Srei y las tallas del río; el tercero, mañana libre y Angkor Wat a la hora más tranquila. Dos noches en habitación compartida; la individual se paga aparte allí.',
    meetingPoint: 'Su hotel o la terminal de autobuses de Siem Reap',
  },
  'phnom-penh-sunset-boat': {
    title: 'Atardecer donde se unen cuatro ríos',
    summary: 'Noventa minutos en barco frente al Palacio Real mientras el cielo cambia sobre el Mekong.',
    description:
      'Un barco de madera techado y abierto a los lados va del muelle a las familias pescadoras de la otra orilla y vuelve junto al palacio. Incluye una bebida. Si llueve, salimos igual con las cortinas bajadas.',
    meetingPoint: 'Muelle de pasajeros, Sisowath, Phnom Penh',
  },
  'mekong-silk-island-ride': {
    title: 'La Isla de la Seda en bicicleta',
    summary: 'Un transbordador, huertos y los telares bajo las casas de Koh Dach, a una hora de la capital.',
    description:
      'Cruzamos el Mekong entre motos y pedaleamos 22 km por caminos de pueblo. Una tejedora muestra cómo se hila y tiñe la seda; nadie tiene que comprar. Una familia de la isla prepara el almuerzo.',
    meetingPoint: 'Casa de bicicletas junto al Mercado Nocturno, Phnom Penh',
  },
  'phnom-penh-market-cooking-class': {
    title: 'Mercado y clase de cocina',
    summary: 'Compre en el mercado de Boeung Keng Kang y cocine amok de pescado y tres platos más en una azotea.',
    description:
      'Empezamos con la compra, machacamos nuestro propio kroeung y cada uno cocina en su fogón. Se come lo cocinado y se lleva las recetas en su idioma. Hay menú vegetariano el mismo día.',
    meetingPoint: 'Mercado de Boeung Keng Kang, puerta principal, Phnom Penh',
  },
  'khmer-massage-herbal-steam': {
    title: 'Masaje jemer y vapor de hierbas',
    summary: 'Dos horas de descanso: baño de vapor con hierba limón y lima kaffir, y masaje jemer en seco.',
    description:
      'Los masajistas tienen formación y cobran por hora, no por propina. Se lleva ropa holgada de algodón y no se usa aceite. No es apto durante el embarazo ni con hipertensión; avísenos de lesiones antiguas.',
    meetingPoint: 'Casa de bienestar, calle 278, Phnom Penh',
  },
  'kampot-pepper-farm': {
    title: 'Plantación de pimienta y salinas de Kampot',
    summary: 'Pruebe pimienta verde, negra, roja y blanca donde crece y vea cómo se rastrilla la sal.',
    description:
      'En tuk-tuk por el campo hasta una plantación familiar, con cata y un almuerzo sencillo. La sal se recoge de enero a abril; los demás meses paramos en el Lago Secreto.',
    meetingPoint: 'Rotonda del Durián, Kampot',
  },
  'kampot-river-fireflies': {
    title: 'El río de Kampot al anochecer, con luciérnagas',
    summary: 'Río arriba hacia Bokor mientras se pone el sol; a la vuelta los árboles parpadean.',
    description:
      'Un barco lento con cojines y techo. Las luciérnagas son silvestres: sin luna hay muchas, con luna llena pocas, y se lo decimos antes de pagar.',
    meetingPoint: 'Muelle del Puente Viejo, Kampot',
  },
  'bokor-mountain-day': {
    title: 'La montaña de Bokor en furgoneta',
    summary: 'Aire fresco, la antigua estación de montaña, una cascada y el golfo visto desde mil metros.',
    description:
      'La carretera sube 32 km por el parque nacional. Caminamos hasta la vieja iglesia, la estación y, de julio a noviembre, la cascada de Popokvil. Lleve chaqueta: las nubes llegan de pronto.',
    meetingPoint: 'Rotonda del Durián, Kampot',
  },
  'kampot-riverside-retreat': {
    title: 'Descanso junto al río: cuatro días en Kampot',
    summary: 'Tres noches a orillas del río con yoga por la mañana, dos masajes y ninguna obligación.',
    description:
      'Bungaló de madera, desayuno y cena, yoga a las siete para quien quiera y un kayak siempre disponible. La cocina es vegetariana, con pescado si se pide.',
    meetingPoint: 'Bungalós de la orilla este, Kampot',
  },
  'battambang-bamboo-train-and-bats': {
    title: 'Tren de bambú y murciélagos de Phnom Sampov',
    summary: 'Un viaje en el norry, una colina de cuevas y, al anochecer, un río de murciélagos en el cielo.',
    description:
      'El tren de bambú circula por su nueva vía cerca de Banan. En Phnom Sampov visitamos también la cueva memorial y hablamos de los años que recuerda. Los murciélagos salen cada tarde hacia las cinco y media.',
    meetingPoint: 'Su hotel en Battambang',
  },
  'battambang-country-cycling': {
    title: 'Papel y vino de arroz: los pueblos en bicicleta',
    summary:
      'Veinticinco kilómetros llanos hasta familias que hacen papel de arroz, pasta de pescado y arroz en bambú.',
    description:
      'Etapas cortas, muchas paradas y algo que probar en cada una. Parte del precio es para las familias visitadas. Hay bicicletas y asientos infantiles; indique las edades al preguntar.',
    meetingPoint: 'Tienda de bicicletas, calle 2.5, Battambang',
  },
  'koh-rong-plankton-night-boat': {
    title: 'Koh Rong de noche: nadar con plancton',
    summary: 'Una barca pequeña en la bahía oscura, unas gafas y una luz que sigue sus manos en el agua.',
    description:
      'Anclamos lejos de las lámparas. El brillo es mayor sin luna; en torno a la luna llena la barca no sale. Chalecos para todos; hay que saber nadar.',
    meetingPoint: 'Muelle principal, Koh Touch, Koh Rong',
  },
  'koh-rong-three-days': {
    title: 'Tres días en Koh Rong',
    summary: 'Ferri de ida y vuelta, dos noches en la playa de Long Set y un día alrededor de la isla en barco.',
    description:
      'El ferri desde Sihanoukville y el traslado a la playa están incluidos. El segundo día, vuelta a la isla con dos paradas para bucear con tubo. En el monzón el mar puede cancelar un ferri; entonces viajará en el siguiente.',
    meetingPoint: 'Muelle de ferris, Sihanoukville',
  },
  'kratie-river-dolphins': {
    title: 'Delfines de río en Kampi',
    summary: 'Una hora en el Mekong con el motor apagado, esperando a los delfines del Irawadi.',
    description:
      'Quedan unos noventa en el río. La barca guarda la distancia y se deja llevar; casi todos los días se ven, pero nadie puede prometerlo. A la vuelta paramos en la pagoda de las cien columnas.',
    meetingPoint: 'Parque de la ribera, Kratie',
  },
  'luang-prabang-kuang-si-falls': {
    title: 'Las cascadas de Kuang Si antes que nadie',
    summary: 'Salga a las siete, disfrute a solas de las pozas azules y visite a los osos a la salida.',
    description:
      'Furgoneta compartida, entrada y pícnic incluidos. Se puede nadar en dos pozas; en el resto del parque, cúbrase. En agosto y septiembre el agua baja marrón y con fuerza.',
    meetingPoint: 'Su hotel en Luang Prabang',
  },
  'luang-prabang-weaving-class': {
    title: 'Teja su propio pañuelo',
    summary: 'Tiña seda con hojas y cortezas y teja un mantel individual en un telar junto al Mekong.',
    description:
      'Una tejedora de un pueblo cercano se sienta con usted, una por cada dos personas. En medio día tiñe tres colores y teje una pieza para llevar. Té del jardín todo el tiempo.',
    meetingPoint: 'Casa de tejido, Ban Saylom, Luang Prabang',
  },
  'luang-prabang-pak-ou-slow-boat': {
    title: 'Barco lento a las cuevas de Pak Ou',
    summary: 'Dos horas Mekong arriba hasta las cuevas de los mil budas y una de vuelta.',
    description:
      'Un largo barco de madera con sillas de verdad. Paramos en un pueblo que destila licor de arroz. En la cueva alta hay muchos escalones y está oscuro: traiga calzado firme.',
    meetingPoint: 'Embarcadero detrás de Wat Xieng Thong, Luang Prabang',
  },
  'vientiane-temples-by-tuk-tuk': {
    title: 'Los templos de Vientián en tuk-tuk',
    summary: 'That Luang, Sisaket y Ho Phra Keo con un antiguo monje que explica lo que se ve.',
    description:
      'Cuatro templos y el arco Patuxai en medio día. Hombros y rodillas cubiertos; prestamos pareos. Las entradas están incluidas.',
    meetingPoint: 'Fuente Nam Phou, Vientián',
  },
  'vientiane-herbal-sauna': {
    title: 'Templo del bosque: sauna de hierbas y masaje lao',
    summary: 'La sauna de madera de un monasterio en las afueras, con té y una hora de masaje.',
    description:
      'Un lugar sencillo y auténtico: sin música ni piscina, hombres y mujeres por separado. Le damos un pareo y una taquilla. Le llevamos y le traemos.',
    meetingPoint: 'Fuente Nam Phou, Vientián',
  },
  'vang-vieng-nam-song-kayak': {
    title: 'Kayak por el Nam Song',
    summary: 'Nueve kilómetros entre torres de caliza y una cueva a la que se entra en flotador.',
    description:
      'Aguas fáciles de noviembre a mayo; con las lluvias, solo para quien ya haya remado. Dos por kayak y un guía cada cuatro. Hay cascos y linternas para la cueva.',
    meetingPoint: 'Casa del río junto al puente de peaje, Vang Vieng',
  },
  'vang-vieng-two-days': {
    title: 'Vang Vieng: cumbres y lagunas en dos días',
    summary: 'Una noche junto al río, el mirador de Nam Xay y una laguna azul en bicicleta.',
    description:
      'El primer día, en bicicleta entre arrozales hasta la laguna; el segundo, la senda empinada a Nam Xay para el amanecer: 40 minutos de subida, con cuerdas en dos tramos. Una noche y dos comidas.',
    meetingPoint: 'Estación de tren o su hotel, Vang Vieng',
  },
  'pakse-bolaven-coffee-and-falls': {
    title: 'Bolaven: café y cascadas',
    summary: 'Arriba, en la fresca meseta: café del arbusto a la taza y tres cascadas.',
    description:
      'Un caficultor le enseña el huerto y tuesta con usted. Tad Fane cae 120 metros; en Tad Yuang puede bañarse. Día largo con mucho coche: traiga algo para los niños.',
    meetingPoint: 'Su hotel en Pakse',
  },
  'champasak-wat-phou': {
    title: 'Wat Phou y el camino del río',
    summary: 'El templo jemer anterior a Angkor Wat, con la luz suave del final de la tarde.',
    description:
      'En furgoneta a Champasak, en transbordador por el Mekong donde aún existe, y dos horas en el templo con guía. A la terraza alta se sube por escalones antiguos y empinados.',
    meetingPoint: 'Su hotel en Pakse',
  },
  'don-det-four-thousand-islands': {
    title: 'Las Cuatro Mil Islas en tres días',
    summary: 'Dos noches en Don Det, las cataratas de Khone y el viejo tren francés en bicicleta.',
    description:
      'Furgoneta y barca desde Pakse, habitación con hamaca sobre el río, bicicleta los dos días y barca a las cataratas. Las islas son tranquilas; a veces también descansan la luz y el wifi.',
    meetingPoint: 'Su hotel en Pakse',
  },
};
