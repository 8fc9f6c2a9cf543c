// Adapts the Worker's configuration for a preview.

interface Placed {
  route?: unknown;
  routes?: unknown;
  workers_dev?: boolean | undefined;
}

/**
 * Removes the domain: an upload assigns every configured domain to the uploaded Worker, and the preview would replace the site.
 * On workers.dev it has its own address.
 */
export function leaveDomain(worker: Placed): void {
  delete worker.route;
  delete worker.routes;
  worker.workers_dev = true;
}
