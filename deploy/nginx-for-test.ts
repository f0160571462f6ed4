/** Where Debian's nginx-light puts nginx. */
export const NGINX = '/usr/sbin/nginx';
