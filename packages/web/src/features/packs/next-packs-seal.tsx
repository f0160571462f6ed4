import { TextLink } from '../../ui/text-link.tsx';
import { sealSentence } from './seal-sentence.ts';
import { SealButton } from './seal-button.tsx';
import { usePackEpoch } from './use-pack-epoch.ts';

/** The seal of the user's next packs: the seed that draws them is committed to already. */
export function NextPacksSeal() {
  const epoch = usePackEpoch();
  return (
    <SealButton
      title="The seal of your next packs"
      commitments={[{ head: 'Commitment', value: epoch.data?.commitment ?? '' }]}
    >
      {epoch.data === undefined ? null : sealSentence(epoch.data.clientSeedOrigin)}{' '}
      <TextLink to="/fairness">How to check the luck of the draw</TextLink>
    </SealButton>
  );
}
