const fields = ['SFATAL', 'VFATAL', 'C25P03', 'Mterminating connection due to idle-in-transaction timeout'].map(
  (field) => `${field}\0`,
);

const body = Buffer.from(`${fields.join('')}\0`);
const head = Buffer.alloc(5);
head.write('E');
head.writeInt32BE(4 + body.length, 1);

/** PostgreSQL's own message (ErrorResponse) to a client that keeps a transaction open and says nothing. */
export const idleInTransaction = Buffer.concat([head, body]);
