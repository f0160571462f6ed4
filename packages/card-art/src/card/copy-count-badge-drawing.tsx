/** @jsxImportSource @pennant/card-art/shapes */
/**
 * Returns the badge with the number of copies owned, in the lower right corner of a card of 250 by
 * 350.
 */
export const drawCopyCountBadge = (copies: number) => {
  const text = `×${copies}`;
  const width = 26 + text.length * 16;
  return (
    <>
      <rect x={250 - width} y={308} width={width} height={42} rx={5} fill="#211a14" />
      <text
        x={250 - width / 2}
        y={340}
        textAnchor="middle"
        fontSize={29}
        className="art-sans"
        fill="#fdf6e3"
      >
        {text}
      </text>
    </>
  );
};
