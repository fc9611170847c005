/** A passenger as staff call him: by name, else by seat. */
export const nameOfPart = ({
  firstName,
  lastName,
  seatNumber,
}: {
  firstName: string | null;
  lastName: string | null;
  seatNumber: string;
}): string => [firstName, lastName].filter(Boolean).join(' ') || seatNumber;
