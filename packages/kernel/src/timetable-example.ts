/** What operators without a GTFS feed fill in: a day bus and a night bus of one line with its prices, in the words that catalogue reads. */
export const TIMETABLE_EXAMPLE = `line,departure,transport_type,days_of_week,valid_from,valid_to,stop,latitude,longitude,arrival_time,departure_time,currency,prices
Phnom Penh - Siem Reap,morning,BUS,1234567,2027-01-01,2027-12-31,Phnom Penh Night Market,11.5762,104.9282,,07:00,USD,
Phnom Penh - Siem Reap,morning,,,,,Kampong Thom,12.7111,104.8887,10:00,10:15,,6
Phnom Penh - Siem Reap,morning,,,,,Siem Reap Old Market,13.3540,103.8550,13:00,,,12|7.50
Phnom Penh - Siem Reap,night,BUS,567,2027-01-01,2027-12-31,Phnom Penh Night Market,,,,22:30,,
Phnom Penh - Siem Reap,night,,,,,Siem Reap Old Market,,,28:30,,,
`;

/** The same for the whole of a year: an example is of days to come. */
export const timetableExample = (year: number): string => TIMETABLE_EXAMPLE.replaceAll('2027-', `${year}-`);
