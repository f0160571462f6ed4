import { useApiQuery } from '../../api/query-hooks.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { SealButton } from './seal-button.tsx';

/** The seal of the user's next packs: the seed that draws them is committed to already. */
export function NextPacksSeal() {
  const epoch = useApiQuery('GET /fairness/packs');
  return (
    <SealButton
      title="The seal of your next packs"
      commitments={[{ head: 'Commitment', value: epoch.data?.commitment ?? '' }]}
    >
      Your next packs are sealed already, under this commitment:{' '}
      <TextLink to="/fairness">the luck of the draw can be checked</TextLink>.
    </SealButton>
  );
}
