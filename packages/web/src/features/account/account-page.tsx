import { useUser } from '../../api/user.ts';
import { PageBody, PageHeading } from '../../ui/page-heading.tsx';
import { AccountSection } from './account-section.tsx';
import { Credentials } from './credentials.tsx';
import { DiscordForm } from './discord-form.tsx';
import { Experience } from './experience.tsx';
import { GameSpeedSelect } from './game-speed-select.tsx';
import { OwnData } from './own-data.tsx';
import { PublicProfile } from './public-profile.tsx';
import { Sessions } from './sessions.tsx';

/** /account: level, play settings, public profile, email and password, sessions, data export. */
export function AccountPage() {
  const user = useUser();
  return (
    <PageBody narrow>
      <PageHeading kicker="Account">{user.username}</PageHeading>
      <div className="flex flex-col gap-10">
        <Experience exp={user.exp} />
        <AccountSection title="Play">
          <div className="flex flex-col gap-6">
            <GameSpeedSelect gameSpeed={user.gameSpeed} />
            <DiscordForm discordUsername={user.discordUsername ?? ''} />
          </div>
        </AccountSection>
        <PublicProfile username={user.username} />
        <Credentials email={user.email} />
        <Sessions />
        <OwnData username={user.username} />
      </div>
    </PageBody>
  );
}
