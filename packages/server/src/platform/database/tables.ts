/**
 * All tables that Kysely knows, by name. Each store adds those that it asks through Kysely, so that the
 * platform knows of no feature:
 *
 *     declare module '../platform/database/tables.ts' {
 *       interface Tables { wallet: WalletTable }
 *     }
 */
export interface Tables {}
