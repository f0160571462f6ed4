import { useUser } from '../../api/current-user.ts';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { UsernameHeading } from '../../ui/username-heading.tsx';
import { AccountSection } from './account-section.tsx';
import { CredentialsSection } from './credentials-section.tsx';
import { DiscordForm } from './discord-form.tsx';
import { ExperiencePanel } from './experience-panel.tsx';
import { GameSpeedSelect } from './game-speed-select.tsx';
import { ExportAndDeleteSection } from './export-and-delete-section.tsx';
import { PublicProfileSettings } from './public-profile-settings.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** /account: level, play settings, public profile, email and password, sessions, data export. */
export function AccountPage() {
  const user = useUser();
  return (
    <PageBody narrow>
      <PageHeading kicker="Account">
        <UsernameHeading username={user.username} />
      </PageHeading>
      <div className="flex flex-col gap-10">
        <ExperiencePanel exp={user.exp} />
        <AccountSection title="Play">
          <div className="flex flex-col gap-6">
            <GameSpeedSelect gameSpeed={user.gameSpeed} />
            <DiscordForm discordUsername={user.discordUsername ?? ''} />
          </div>
        </AccountSection>
        <PublicProfileSettings username={user.username} />
        <CredentialsSection email={user.email} />
        <SessionsSection />
        <ExportAndDeleteSection username={user.username} />
      </div>
    </PageBody>
  );
}
