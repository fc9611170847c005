/** Where people answer, every day from 06:00 to 22:00. */
export const HELP_PHONE = '+855 23 900 900';
export const HELP_EMAIL = 'help@naga.example';

export const telephoneLink = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;
