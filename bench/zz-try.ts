import { makeCardsClubsAndContests } from './economy/cards-clubs-and-contests.ts';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { drawPack } from '@pennant/rules/packs/draw-pack';
import { salePriceOfTier } from '@pennant/rules/packs/series-odds';
import { tierOdds } from '@pennant/rules/packs/tier-odds';
const world = await makeCardsClubsAndContests(() => {});
const base = world.series.filter((s) => s.kind === 'base');
console.log(base.filter((_, i) => i % 15 === 0).map((s) => s.seriesID + ':' + s.cost + ':' + s.table.tiers.map((t) => t.cardIDs.length).join('/')).join('\n'));
type S = 'none' | 'eager' | 'cheap' | 'smart' | 'hold' | 'ahead' | 'ahead2' | 'u' | 'ut' | 'utg';
const run = (strategy: S, income: number, n: number, seed: number) => {
  let done = 0; let packs = 0; let held = 0; const mt: Record<string, number> = {}; const days: number[] = []; const bottleneck: Record<string, number> = {};
  for (let p = 0; p < n; p++) {
    const dice = new SeededDice(seed + p);
    const s = base[Math.floor(dice.fraction('x') * base.length)]!;
    const odds = tierOdds(s.table);
    const tiers = s.table.tiers.map((t, i) => ({ ...t, price: salePriceOfTier(t.tier), owned: new Set<number>(), extra: 0, each: odds[i]!.chanceOfEach }));
    const of = new Map(tiers.flatMap((t) => t.cardIDs.map((c) => [c, t] as const)));
    const resale = s.resale;
    let money = 500; let fin = -1;
    const missing = (t: typeof tiers[0]) => t.cardIDs.length - t.owned.size;
    const complete = () => tiers.every((t) => missing(t) === 0);
    const swapIn = (t: typeof tiers[0]) => { const c = t.cardIDs.find((c) => !t.owned.has(c))!; t.owned.add(c); t.extra -= 3; };
    const expectedPacks = (t: typeof tiers[0], m = missing(t)) => { let h = 0; for (let k = 1; k <= m; k++) h += 1 / k; return t.each === 0 ? 0 : h / (6 * t.each); };
    const tidy = () => {
      const net = s.cost - resale;
      for (const t of tiers) {
        if (strategy === 'eager' || (strategy === 'cheap' && t.price <= 10)) while (missing(t) > 0 && t.extra >= 3) swapIn(t);
      }
      if (strategy === 'smart') {
        // swap in bottleneck tiers while it saves more packs than it costs
        for (;;) {
          const by = tiers.filter((t) => missing(t) > 0).map((t) => ({ t, T: expectedPacks(t) })).toSorted((a, b) => b.T - a.T);
          const worst = by[0]; if (!worst) break;
          if (worst.t.extra < 3) break;
          swapIn(worst.t);
        }
        if (tiers.every((t) => Math.floor(t.extra / 3) >= missing(t))) for (const t of tiers) while (missing(t) > 0) swapIn(t);
      }
      if ((strategy === 'hold' || strategy.startsWith('u')) && tiers.every((t) => Math.floor(t.extra / 3) >= missing(t))) for (const t of tiers) while (missing(t) > 0) swapIn(t);
      if (strategy.startsWith('u')) for (const t of tiers) if (t.price >= 100) { const others = tiers.filter((x) => x !== t).every((x) => x.price <= 10 || expectedPacks(x) <= expectedPacks(t)); while (others && missing(t) > 0 && t.extra >= 3) swapIn(t); }
      let keepOf = new Map<string, number>();
      if (strategy === 'ahead' || strategy === 'ahead2') {
        const after = (t: typeof tiers[0], n: number) => { const m = missing(t) * Math.exp(-6 * t.each * n); const drawn = 6 * t.each * t.cardIDs.length * n; return { m, e: t.extra + drawn - (missing(t) - m) }; };
        const ok = (n: number) => tiers.every((t) => { const { m, e } = after(t, n); return m < 0.35 || e >= 3 * m; });
        let n = 0; while (!ok(n) && n < 5000) n += 5;
        if (tiers.every((t) => Math.floor(t.extra / 3) >= missing(t))) for (const t of tiers) while (missing(t) > 0) swapIn(t);
        const slack = strategy === 'ahead2' ? 1.3 : 1;
        for (const t of tiers) keepOf.set(t.tier, Math.ceil(Math.max(0, Math.min(3 * missing(t), 3 * after(t, n).m * slack + (slack > 1 ? 2 : 0)))));
      }
      for (const t of tiers) {
        let keep = keepOf.get(t.tier) ?? 0;
        if (strategy === 'hold') keep = 3 * missing(t);
        if (strategy === 'smart') {
          const T = tiers.reduce((m, x) => Math.max(m, expectedPacks(x)), 0);
          // keep extras in tiers whose own completion would take longer than half of the worst
          keep = expectedPacks(t) > 0.5 * T || t.price <= 10 ? Math.min(3 * missing(t), 6) : 0;
          if (t.price <= 10) keep = 3 * missing(t);
        }
        if (strategy === 'u' || strategy === 'ut' || strategy === 'utg') {
          const m = missing(t);
          keep = t.price <= 10 ? 3 * m : strategy.includes(t.tier[0]!) ? (t.tier === 'uranium' ? 3 * m : m <= (t.cardIDs.length * .25) ? Math.min(3 * m, 3 * 4) : 0) : 0;
        }
        const sold = Math.max(0, t.extra - keep); t.extra -= sold; money += sold * t.price;
      }
      if ((strategy === 'cheap') ) {
        // nothing
      }
    };
    for (let day = 1; day <= 90 && fin < 0; day++) {
      money += income; tidy();
      while (money >= s.cost && fin < 0) {
        money -= s.cost; packs++;
        for (const c of drawPack(s.table, dice)) { const t = of.get(c)!; if (t.owned.has(c)) t.extra++; else t.owned.add(c); }
        tidy();
        if (complete()) fin = day;
      }
    }
    held += fin > 0 ? 0 : tiers.reduce((a, t) => a + t.extra * t.price, 0); if (fin > 0) { done++; days.push(fin); } else for (const t of tiers) if (missing(t) > 0) bottleneck[t.tier] = (bottleneck[t.tier] ?? 0) + 1;
  }
  return { packs: packs / n, held: held / n, mean: days.reduce((a, b) => a + b, 0) / days.length, strategy, income, unfinished: (1 - done / n).toFixed(3), bottleneck };
};
for (const income of [455, 700]) for (const s of ['none', 'hold', 'ahead', 'ahead2', 'u', 'ut', 'utg'] as const) console.log(JSON.stringify(run(s, income, 150, 77)));
