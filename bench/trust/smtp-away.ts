import { copyPreparedData } from './harness/prepared-data.ts';
import { runInProcess, type SourceBug } from './plants/planted-process.ts';
import type { HourRequest, HourResult } from './smtp-away/hour-process.ts';
import { registerWithoutMail } from './smtp-away/real-program.ts';
import type { TrustPart } from './trust-part.ts';

interface Amounts extends Record<string, number> {
  readonly registrations: number;
  /** By the program's clock. */
  readonly awayMinutes: number;
  /** Time for which a real program has no mail server. */
  readonly realSeconds: number;
}

const MAILER = 'packages/server/src/platform/mail/mailer.ts';

const PLANTED: readonly SourceBug[] = [
  {
    name: 'the pauses between attempts grow without end',
    file: MAILER,
    find: 'const MAX_BACKOFF_S = 90;',
    replace: 'const MAX_BACKOFF_S = Number.MAX_SAFE_INTEGER;',
  },
  {
    name: 'a letter is given up after ten attempts',
    file: MAILER,
    find: 'await markFailed(tx, letterID, attempts + 1,',
    replace:
      'if (attempts === 9) await markSent(tx, letterID, clock()); else await markFailed(tx, letterID, attempts + 1,',
  },
  {
    name: 'a letter that had failed before is not marked as sent',
    file: MAILER,
    find: "await markSent(tx, letterID, clock());\n      return 'sent';",
    replace:
      "await (attempts > 0 ? markFailed(tx, letterID, 0, new Date(clock().getTime() + 60_000)) : markSent(tx, letterID, clock()));\n      return 'sent';",
  },
];
const REGISTRATIONS_OF_A_PLANT = 20;
const MAX_SECONDS = 300;

/** Users register while the mail server is away: nothing is lost, and all of it is sent in time. */
export const smtpAway: TrustPart<Amounts> = {
  name: 'smtp-away',
  claim:
    'With the mail server away users register, and each gets one letter soon after its return.',
  amounts: {
    ci: { registrations: 100, awayMinutes: 60, realSeconds: 30 },
    full: { registrations: 100, awayMinutes: 60, realSeconds: 600 },
  },
  figures: ({ registrations, awayMinutes, realSeconds }) => ({
    smtpRefused: {
      label: `registrations refused, of ${registrations} by the program's clock and ${registrations} more`,
      target: { exactly: 0 },
    },
    smtpLost: { label: 'letters lost', target: { exactly: 0 } },
    smtpTwice: { label: 'letters that came twice', target: { exactly: 0 } },
    smtpNotConfirmed: { label: 'links that confirm no account', target: { exactly: 0 } },
    smtpSeconds: {
      label: `seconds to the last letter after ${awayMinutes} minutes, by the program's clock`,
      target: { atMost: MAX_SECONDS },
    },
    smtpRealSeconds: {
      label: `the same after ${realSeconds} s, of a real program that was killed meanwhile`,
      target: { atMost: MAX_SECONDS },
    },
    smtpPlanted: { label: 'bugs planted in the mailer', target: { exactly: PLANTED.length } },
    smtpPlantedFound: { label: 'of them found', target: { exactly: PLANTED.length } },
  }),
  amountsFrom: (word, amounts) =>
    /^\d+$/.test(word) ? { ...amounts, registrations: Number(word) } : null,
  run: async ({ registrations, awayMinutes, realSeconds }, { tell }) => {
    const data = await copyPreparedData(tell);
    const { dataDir } = data;
    const live = (request: HourRequest, bug?: SourceBug) =>
      runInProcess<HourResult>(
        new URL('./smtp-away/hour-process.ts', import.meta.url),
        request,
        bug,
      );
    try {
      const hour = await live({ dataDir, registrations, awayMinutes });
      tell(
        `after ${awayMinutes} minutes by the program's clock: all within ${hour.seconds} s; told ${hour.calls} times to come back later`,
      );
      const real = await registerWithoutMail(dataDir, { registrations, realSeconds });
      tell(`after ${realSeconds} s of a real program: all within ${real.seconds.toFixed(0)} s`);
      let found = 0;
      for (const bug of PLANTED) {
        const planted = await live(
          { dataDir, registrations: REGISTRATIONS_OF_A_PLANT, awayMinutes },
          bug,
        );
        const { lost, twice, seconds } = planted;
        tell(`planted: ${bug.name}: ${lost} lost, ${twice} twice, all within ${seconds} s`);
        if (lost > 0 || twice > 0 || seconds > MAX_SECONDS) found += 1;
      }
      return {
        smtpRefused: hour.refused + real.refused,
        smtpLost: hour.lost + real.lost,
        smtpTwice: hour.twice + real.twice,
        smtpNotConfirmed: hour.notConfirmed + real.notConfirmed,
        smtpSeconds: hour.seconds,
        smtpRealSeconds: real.seconds,
        smtpPlanted: PLANTED.length,
        smtpPlantedFound: found,
      };
    } finally {
      await data.remove();
    }
  },
};
