import { CHALLENGE_LINK_DAYS } from '@pennant/rules/challenges/challenge-limits';

import { Button } from '../../ui/button.tsx';
import { DayAndTime } from '../../ui/day-and-time.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/form-fields.tsx';
import { ShareChallenge } from './share-challenge.tsx';

/** A link that was made: its token, and until when it can be used. */
export interface MadeLink {
  readonly token: string;
  readonly expires: string;
}

/** The dialog that shows a new link to challenge somebody, to be copied or shared. */
export function ChallengeLinkDialog({
  link,
  onClose,
}: {
  /** Null while it is closed. */
  readonly link: MadeLink | null;
  readonly onClose: () => void;
}) {
  const url = link === null ? '' : `${window.location.origin}/challenge/${link.token}`;
  return (
    <Dialog
      open={link !== null}
      onClose={onClose}
      title="Challenge by link"
      description={`Send it to one person: whoever takes it up first plays your published team, once, within ${CHALLENGE_LINK_DAYS} days. It costs nothing and is not rated.`}
      actions={
        <>
          <ShareChallenge token={link?.token ?? ''} />
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <TextField
        label="The link"
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
        className="font-sans"
      />
      {link === null ? null : (
        <p className="mt-3 text-sm text-ink-soft">
          Good until <DayAndTime at={link.expires} />. It is shown only here: a link that you lose
          you make anew.
        </p>
      )}
    </Dialog>
  );
}
