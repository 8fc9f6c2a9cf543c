// React Router 8.4 tells the component around its router of the next page outside of React's transition (setLocation in its
// hydrated-router.js). That draws the page on show once more, without the late parts that React has not taken over, and costs a frame
// before the next page is drawn. Told inside a transition, the way to another page is one drawing.
import { startTransition, useLayoutEffect } from "react";

export function useOneTransition(): void {
  // Effects of children come first: the component around the router subscribes after this.
  useLayoutEffect(() => {
    const router = window.__reactRouterDataRouter;
    const { subscribe } = router;
    router.subscribe = (hear) => subscribe((...news) => startTransition(() => hear(...news)));
    return () => {
      router.subscribe = subscribe;
    };
  }, []);
}
