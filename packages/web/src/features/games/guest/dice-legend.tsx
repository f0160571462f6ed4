import type { ReactNode } from 'react';

/** What the cells of the dice tables mean, at the foot of a guest's half-inning. */
export const DiceLegend = ({
  children,
}: {
  /** Beside the legend. */
  readonly children?: ReactNode;
}) => (
  <div className="flex items-start gap-3 text-xs text-chalk-soft">
    <p className="flex-1">
      Two dice: the batter’s line says what happens, the pitcher’s may change it. H1 single, H2
      double, H3 triple, HR home run, BB walk, SO strikeout, OO out in play, X roll again. l is less
      of it, h more.
    </p>
    {children}
  </div>
);
