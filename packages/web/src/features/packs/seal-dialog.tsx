import type { ReactNode } from 'react';

import { Dialog } from '../../ui/dialog.tsx';
import { Commitments, type Commitment } from './commitments.tsx';

interface Props {
  readonly title: string;
  readonly commitments: readonly Commitment[];
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** The dialog of a seal: what was committed to, and how it is checked. */
export const SealDialog = ({ title, commitments, children, onClose }: Props) => (
  <Dialog open title={title} onClose={onClose} description={children}>
    <Commitments list={commitments} />
  </Dialog>
);
