// The Worker of a preview as it is uploaded.

interface Placed {
  route?: unknown;
  routes?: unknown;
  workers_dev?: boolean | undefined;
}

/**
 * Takes the domain away: an upload gives every domain it names to the Worker it uploads, without asking where nobody could
 * answer, and the preview would stand in the place of the site. On workers.dev it has an address of its own.
 */
export function leaveDomain(worker: Placed): void {
  delete worker.route;
  delete worker.routes;
  worker.workers_dev = true;
}
