interface Named {
  readonly email?: string | null | undefined;
  readonly userName?: string | null | undefined;
  readonly phoneNumber?: string | null | undefined;
  readonly id: string;
}

/** Under which name an account stands in an authenticator app. */
export const labelOf = ({ email, userName, phoneNumber, id }: Named): string => email ?? userName ?? phoneNumber ?? id;
