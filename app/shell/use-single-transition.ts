// React Router 8.4 notifies the component around its router outside of React's transition (setLocation in its
// hydrated-router.js), which renders the current page again, without late parts not hydrated yet, and costs a frame.
// Notified inside a transition, a navigation is one render.
import { startTransition, useLayoutEffect } from "react";

export function useSingleTransition(): void {
  // Effects of children run first: the component around the router subscribes after this.
  useLayoutEffect(() => {
    const router = window.__reactRouterDataRouter;
    // It is not documented: without it, pages change in two renders.
    if (typeof router?.subscribe !== "function" || Object.isFrozen(router)) return;
    const { subscribe } = router;
    router.subscribe = (hear) => subscribe((...news) => startTransition(() => hear(...news)));
    return () => {
      router.subscribe = subscribe;
    };
  }, []);
}
