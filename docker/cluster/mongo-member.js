// Asked by each member's health check, on its own loopback: whether it takes part. The first one makes the replica set,
// and whoever leads makes the users that are not there yet. MongoDB lets in nobody without a password but the maker of
// the first user, from the loopback.
const { readFileSync } = require('node:fs');
const secret = (name) => readFileSync(`/run/secrets/${name}`, 'utf8').trim();

const hosts = ['mongo-1:27017', 'mongo-2:27017', 'mongo-3:27017'];
const { hostname } = require('node:os');
if (!db.hello().setName && hostname() === 'mongo-1')
  rs.initiate({
    _id: 'rs0',
    members: hosts.map((host, _id) => ({ _id, host, priority: _id === 0 ? 2 : 1 })),
  });

const { isWritablePrimary, secondary } = db.hello();
if (!isWritablePrimary && !secondary) quit(1);
if (isWritablePrimary) {
  const admin = db.getSiblingDB('admin');
  const known = () => admin.auth('admin', secret('mongo_admin'));
  try {
    known();
  } catch (error) {
    if (error.codeName !== 'AuthenticationFailed') throw error;
    admin.createUser({ user: 'admin', pwd: secret('mongo_admin'), roles: ['root'] });
    known();
  }
  // As `npm run store:prepare` says it: each has one database, and the reports of others only read.
  for (const [database, user, role, password] of [
    ['madrasah', 'school', 'readWrite', 'mongo_user'],
    ['madrasah-keys', 'school-vault', 'readWrite', 'mongo_vault'],
    ['madrasah', 'reports', 'read', 'mongo_reports'],
  ]) {
    const at = db.getSiblingDB(database);
    if (!at.getUser(user)) at.createUser({ user, pwd: secret(password), roles: [{ role, db: database }] });
  }
}
