import { TextLink } from '../../ui/text-link.tsx';
import { SealButton } from './seal-button.tsx';
import { sealSentence } from './seal-sentence.ts';
import type { OpeningResult } from './use-open-packs.ts';

/** The seal of packs that were opened: as which packs, under which commitment, they were drawn. */
export const DrawnPacksSeal = ({ draws }: Pick<OpeningResult, 'draws'>) => (
  <SealButton
    title="How these cards were drawn"
    commitments={draws.map(({ commitment, firstPack, lastPack }) => ({
      head: `Drawn as ${firstPack === lastPack ? `pack ${firstPack}` : `packs ${firstPack} to ${lastPack}`} under the commitment`,
      value: commitment,
    }))}
  >
    {[...new Set(draws.map(({ clientSeedOrigin }) => sealSentence(clientSeedOrigin)))].join(' ')}{' '}
    <TextLink to="/fairness">How to check that</TextLink>
  </SealButton>
);
