import type { GuestAtBat } from '@pennant/contract/guest-at-bat';

import { Button } from '../../../ui/button.tsx';
import { AtBatScene } from './at-bat-scene.tsx';
import { openScene, STILL_STAGE_MS } from './scene.ts';
import { anotherButtonClasses, swingButtonClasses } from './swing-button.ts';

/**
 * A guest's half-inning before the first swing, as the server renders it. Without a script the form
 * leads to Register with the card; with one, home takes the submission and the dice are thrown.
 */
export function AtBatPoster({ atBat }: { readonly atBat: GuestAtBat }) {
  return (
    <AtBatScene scene={openScene(atBat)} times={STILL_STAGE_MS}>
      <form action="/register" className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <input type="hidden" name="keptCard" value={atBat.home.batters[0]?.cardID} />
        <button type="submit" className={`group ${swingButtonClasses}`}>
          <span className="guest-swing">Swing</span>
          <span className="guest-swinging">Rolling...</span>
        </button>
        <Button type="submit" name="another" value="1" className={anotherButtonClasses}>
          Another card
        </Button>
      </form>
    </AtBatScene>
  );
}
