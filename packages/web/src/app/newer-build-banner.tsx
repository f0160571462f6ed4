import { useNewerBuild } from '../offline/newer-build.ts';
import { Button } from '../ui/button.tsx';

/**
 * The banner of a page whose program is older than the server's. It stays, and the user says when
 * to load the page again: never in the midst of a game.
 */
export function NewerBuildBanner() {
  const isNewer = useNewerBuild();
  return (
    <div role="status">
      {isNewer ? (
        <div className="border-b-2 border-outfield-paint bg-raised">
          <p className="page-column flex items-center justify-between gap-4 py-2 text-sm">
            <span>
              <strong className="font-slab">A newer Pennant is here.</strong> Reload when it suits
              you: nothing of a game is lost.
            </span>
            <Button
              size="small"
              paint="outfield"
              className="min-h-11 shrink-0"
              onClick={() => window.location.reload()}
            >
              Reload
            </Button>
          </p>
        </div>
      ) : null}
    </div>
  );
}
