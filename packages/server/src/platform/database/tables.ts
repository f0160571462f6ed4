/**
 * All tables that Kysely knows, by name. Each feature adds its own in its `tables.ts`, so that the platform knows
 * of no feature:
 *
 *     declare module '../platform/database/tables.ts' {
 *       interface Tables { wallet: WalletTable }
 *     }
 */
export interface Tables {}
