import { authorization } from './authorization.ts';
import { clusterConservation, conservation } from './conservation.ts';
import { databaseHang } from './database-hang.ts';
import { dice } from './dice.ts';
import { drawnPages } from './drawn-pages.ts';
import { fuzz } from './fuzz.ts';
import { gamesVerified } from './games-verified.ts';
import { clusterIdempotencyKeys, idempotencyKeys } from './idempotency-keys.ts';
import { kills } from './kills.ts';
import { limits } from './limits.ts';
import { namesTiming } from './names-timing.ts';
import { packs } from './packs.ts';
import { restarts } from './restarts.ts';
import { restore } from './restore.ts';
import { slowClients } from './slow-clients.ts';
import { smtpAway } from './smtp-away.ts';
import { soak } from './soak.ts';
import { twoTabs } from './two-tabs.ts';
import type { TrustPart } from './trust-part.ts';
import { upgrade } from './upgrade.ts';

/** All parts of `npm run check:trust`, in the order in which they run. */
export const TRUST_PARTS: readonly TrustPart[] = [
  conservation,
  idempotencyKeys,
  clusterConservation,
  clusterIdempotencyKeys,
  kills,
  restarts,
  upgrade,
  restore,
  namesTiming,
  fuzz,
  authorization,
  limits,
  twoTabs,
  gamesVerified,
  drawnPages,
  databaseHang,
  dice,
  packs,
  slowClients,
  smtpAway,
  soak,
];
