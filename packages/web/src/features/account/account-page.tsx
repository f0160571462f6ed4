import { useUser } from '../../api/user.ts';
import { PageBody, PageHeading } from '../../ui/page-heading.tsx';
import { DiscordForm } from './discord-form.tsx';
import { Experience } from './experience.tsx';
import { GameSpeedSelect } from './game-speed-select.tsx';

/** /account: experience and level, how quickly games are shown, the Discord username. */
export function AccountPage() {
  const user = useUser();
  return (
    <PageBody narrow>
      <PageHeading kicker="Account">{user.username}</PageHeading>
      <div className="flex flex-col gap-8">
        <Experience exp={user.exp} />
        <GameSpeedSelect gameSpeed={user.gameSpeed} />
        <DiscordForm discordUsername={user.discordUsername ?? ''} />
      </div>
    </PageBody>
  );
}
