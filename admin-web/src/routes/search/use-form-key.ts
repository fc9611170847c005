import { useState } from 'react';

/**
 * Key of a form that is filled from the address. Back, a link or another language fill it anew, and once more when the
 * names for it arrive; what the form itself asked for leaves it alone, with the focus where it was.
 */
export function useFormKey(address: string, hasNames: boolean): { key: number; asked: (address: string) => void } {
  const [own, setOwn] = useState<string>();
  const [form, setForm] = useState({ key: 0, address, named: hasNames });
  if (form.address !== address) {
    setForm(own === address ? { ...form, address } : { key: form.key + 1, address, named: hasNames });
  } else if (!form.named && hasNames) {
    setForm({ key: form.key + 1, address, named: true });
  }
  return { key: form.key, asked: setOwn };
}
