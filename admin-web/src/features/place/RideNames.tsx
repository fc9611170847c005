/** From where to where in a narrow cell: it breaks before the arrow, never inside a name, as Khmer would, which has no spaces. */
export function RideNames({ fromName, toName }: { fromName: string; toName: string }) {
  return (
    <>
      <span className="whole">{fromName}</span> <span className="whole">→ {toName}</span>
    </>
  );
}
