/** A push subscription as a browser gives it, with the base point of P-256 for its public key. */
export const A_SUBSCRIPTION = {
  endpoint: 'https://push.example.com/wpush/1',
  keys: {
    p256dh:
      'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
    auth: 'AAAAAAAAAAAAAAAAAAAAAA',
  },
};
