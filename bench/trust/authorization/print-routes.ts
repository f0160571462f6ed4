import { observeRoutes } from '@pennant/server/testing/observe-routes';

/** Loaded before a program (`node --import`): prints each route that its router gets. */
observeRoutes((route) => console.log(`route ${route}`));
