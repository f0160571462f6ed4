// Written by `npm run statements` from the migrated schema.

export interface TeamsStatements {}
