/**
 * All tables that Kysely knows, by name. Each store declares those that it queries through Kysely,
 * so that the platform depends on no feature:
 *
 *     declare module '../platform/database/tables.ts' {
 *       interface Tables { wallet: WalletTable }
 *     }
 */
export interface Tables {}
