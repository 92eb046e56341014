#!/bin/sh
# Makes what the cluster's programs prove themselves with, once: whatever is there already stays as it is.
#   sh docker/cluster/make-secrets.sh [FOLDER]        default: secrets/ beside this file. Needs openssl.
set -eu
umask 077
cd "${1:-$(dirname "$0")/secrets}"
chmod 700 .

word() { [ -s "$1" ] || openssl rand -hex "${2:-32}" | tr -d '\n' >"$1"; }
for name in jwt_secret vault_key event_store_admin event_store_ops event_store_user \
  mongo_admin mongo_user mongo_vault mongo_reports; do
  word "$name"
done
word mongo_key 256     # by it the three members know each other
word first_password 12 # of the login `admin` that the first start makes

# An authority of our own, and one certificate that speaks for all three event stores.
if [ ! -s event_store_crt ]; then
  openssl req -x509 -newkey rsa:2048 -nodes -sha256 -days 3650 -subj '/CN=event store authority' \
    -addext 'basicConstraints=critical,CA:TRUE' -addext 'keyUsage=critical,keyCertSign,cRLSign' \
    -keyout authority_key -out authority_crt 2>/dev/null
  names='subjectAltName=DNS:event-store-1,DNS:event-store-2,DNS:event-store-3,IP:10.213.7.11,IP:10.213.7.12,IP:10.213.7.13'
  openssl req -newkey rsa:2048 -nodes -sha256 -subj '/CN=eventstoredb-node' -addext "$names" \
    -addext 'extendedKeyUsage=serverAuth,clientAuth' -keyout event_store_key -out request 2>/dev/null
  openssl x509 -req -in request -CA authority_crt -CAkey authority_key -CAcreateserial -sha256 -days 3650 \
    -copy_extensions copy -out event_store_crt 2>/dev/null
  rm -f request authority_crt.srl
fi

# The addresses of the stores hold passwords, so that they are secrets, too.
events='event-store-1:2113,event-store-2:2113,event-store-3:2113?tls=true&tlsCAFile=/run/secrets/authority_crt'
documents='mongo-1:27017,mongo-2:27017,mongo-3:27017'
address() { [ -s "$1" ] || printf %s "$2" >"$1"; }
address event_store_admin_url "esdb://admin:$(cat event_store_admin)@$events"
address event_store_url "esdb://school:$(cat event_store_user)@$events"
address documents_url "mongodb://school:$(cat mongo_user)@$documents/madrasah?replicaSet=rs0&authSource=madrasah"
address vault_url "mongodb://school-vault:$(cat mongo_vault)@$documents/madrasah-keys?replicaSet=rs0&authSource=madrasah-keys"

# The programs inside are users of their own; this folder keeps others out.
chmod 444 -- *
chmod 400 authority_key
