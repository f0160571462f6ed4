import { useVisitor } from '../../api/current-user.ts';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { AccountSection } from './account-section.tsx';
import { CredentialsSection } from './credentials-section.tsx';
import { DiscordForm } from './discord-form.tsx';
import { ExperiencePanel } from './experience-panel.tsx';
import { GameSpeedSelect } from './game-speed-select.tsx';
import { ExportAndDeleteSection } from './export-and-delete-section.tsx';
import { NotificationsSection } from '../notifications/notifications-section.tsx';
import { PublicProfileSettings } from './public-profile-settings.tsx';
import { ShownGamesSettings } from './shown-games-settings.tsx';
import { SessionsSection } from './sessions-section.tsx';

/**
 * /account: level, play settings, public profile, email and password, sessions, data export. Until
 * the user is known it stands there without their data, and its fields cannot be changed.
 */
export function AccountPage() {
  const visitor = useVisitor();
  const user = visitor.kind === 'player' ? visitor.user : null;
  return (
    <PageBody narrow>
      <PageHeading kicker={<span className="wrap-anywhere">{user?.username ?? '\u00a0'}</span>}>
        Account
      </PageHeading>
      <div className="flex flex-col gap-10">
        <ExperiencePanel exp={user?.exp ?? null} />
        <AccountSection title="Play">
          <div className="flex flex-col gap-6">
            <GameSpeedSelect gameSpeed={user?.gameSpeed ?? null} />
            <DiscordForm
              // The field keeps what it began with.
              key={user === null ? 'checking' : 'known'}
              discordUsername={user === null ? null : (user.discordUsername ?? '')}
            />
          </div>
        </AccountSection>
        <PublicProfileSettings username={user?.username ?? null} />
        <ShownGamesSettings />
        <CredentialsSection email={user?.email ?? null} />
        <SessionsSection />
        <NotificationsSection />
        <ExportAndDeleteSection user={user} />
      </div>
    </PageBody>
  );
}
