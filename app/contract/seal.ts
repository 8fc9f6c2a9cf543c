// The seal of a design rating travels in a header: the body is fixed by the contract. The browser puts it into the answer that it sends back.
export const sealHeader = "X-Seal";
