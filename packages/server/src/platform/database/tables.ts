/**
 * All tables that Kysely knows, by name. Each feature adds its own in its `tables.ts`, so that the platform knows
 * of no feature:
 *
 *     declare module '../platform/database/tables.ts' {
 *       interface Tables { wallet: WalletTable }
 *     }
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the features
export interface Tables {}
