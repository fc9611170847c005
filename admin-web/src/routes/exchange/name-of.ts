/** "Dara Keo, 5C" */
export const nameOf = ({
  firstName,
  lastName,
  seatNumber,
}: {
  firstName: string | null;
  lastName: string | null;
  seatNumber: string;
}): string => [[firstName, lastName].filter(Boolean).join(' '), seatNumber].filter((part) => part !== '').join(', ');
