import { PlaceMap } from '../features/place/PlaceMap.js';
import { SoldHere } from '../features/sold/SoldHere.js';

export interface StopBesideProps {
  values: Readonly<Record<string, unknown>>;
  id?: string;
  set?: (values: Readonly<Record<string, string>>) => void;
}

/** Where a stop lies, and who was sold a seat that calls there. */
export function StopBeside({ values, id, set }: StopBesideProps) {
  return (
    <>
      <PlaceMap values={values} {...(id && { id })} {...(set && { set })} />
      {id !== undefined && <SoldHere stopId={id} />}
    </>
  );
}
