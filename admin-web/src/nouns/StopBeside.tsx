import { PlaceMap } from '../features/place/PlaceMap.js';
import { SoldHere } from '../features/sold/SoldHere.js';

export interface StopBesideProps {
  values: Readonly<Record<string, unknown>>;
  id?: string;
}

/** Where a stop lies, and who was sold a seat that calls there. */
export function StopBeside({ values, id }: StopBesideProps) {
  return (
    <>
      <PlaceMap values={values} />
      {id !== undefined && <SoldHere stopId={id} />}
    </>
  );
}
