import type { Answers } from './show-screen.js';

export const schedule = (id: string, departureTime: string) => ({
  __typename: 'OperatorSchedule',
  id,
  departureTime,
  daysOfWeek: [1, 2, 3, 4, 5, 6, 7],
  vehicleName: 'VIP coach',
  disabled: false,
});
/** Operators, and the routes and schedules of one. */
export const answers: Answers = {
  OperatorChoices: () => ({
    operators: [
      { __typename: 'Operator', id: '7', name: 'Mekong Ibis', countryCode: 'KH' },
      { __typename: 'Operator', id: '8', name: 'Lao Star', countryCode: 'LA' },
    ],
  }),
  RouteChoices: ({ operatorId }) => ({
    operatorRoutes:
      operatorId === '7'
        ? [
            {
              __typename: 'OperatorRoute',
              id: '51',
              name: 'Phnom Penh – Kep',
              schedules: [schedule('900', '07:30'), schedule('901', '13:00')],
            },
          ]
        : [],
  }),
};
