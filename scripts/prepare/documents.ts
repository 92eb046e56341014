/** The databases and users of a MongoDB, by name. */
export interface Names {
  readonly user: string;
  readonly database: string;
  readonly vaultDatabase: string;
  readonly reports: string;
}

const passwordPrompt = 'passwordPrompt()';

const createUser = (database: string, user: string, role: string) =>
  [
    `db.getSiblingDB('${database}').getUser('${user}')`,
    `  ? print('${user} of ${database} is there already')`,
    `  : db.getSiblingDB('${database}').createUser({ user: '${user}', pwd: ${passwordPrompt}, roles: [{ role: '${role}', db: '${database}' }] });`,
  ].join('\n');

/** A script for `mongosh`, as an administrator of the users: each user is made where it is not there yet. */
export const documentsByHand = ({ user, database, vaultDatabase, reports }: Names): string =>
  [
    `// MongoDB: mongosh 'mongodb://ADMIN@HOST/admin' --file this.js`,
    '// The read models, which the product makes and throws away',
    createUser(database, user, 'readWrite'),
    '// The keys of personal data: another user, so that whoever has the read models has no key',
    createUser(vaultDatabase, `${user}-vault`, 'readWrite'),
    '// Reports of others: reads the read models, writes nothing, sees no key',
    createUser(database, reports, 'read'),
    `// Then: MONGO_URL=mongodb://${user}:PASSWORD@HOST/${database}  VAULT_URL=mongodb://${user}-vault:PASSWORD@HOST/${vaultDatabase}`,
    `// and for reports: mongodb://${reports}:PASSWORD@HOST/${database} (docs/read-models.md)`,
  ].join('\n');
