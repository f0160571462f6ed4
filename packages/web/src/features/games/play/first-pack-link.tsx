import { useApiQuery } from '../../../api/query-hooks.ts';
import { LinkButton } from '../../../ui/button.tsx';

/** After a user's first games, the way to the first pack; nothing once a pack was opened. */
export function FirstPackLink() {
  const { data } = useApiQuery('GET /home');
  if (data === undefined || !data.steps.game || data.steps.opening) return null;
  const hasPacks = data.packs.amount > 0;
  return (
    <LinkButton to={hasPacks ? '/packs/user' : '/packs/buy'} paint="outfield" className="px-2!">
      {hasPacks ? 'Open your first pack' : 'Buy your first pack'}
    </LinkButton>
  );
}
