// Browsers start no worker from a file. Where the site is opened without a server, a hidden frame stands in for one,
// so that searching works there too.
'use strict';

class FrameWorker extends EventTarget {
  #frame = document.createElement('iframe');
  #waiting = [];
  #ready = false;

  constructor(address) {
    super();
    this.onmessage = null;
    this.onerror = null;
    this.onmessageerror = null;
    this.#frame.hidden = true;
    document.documentElement.append(this.#frame);
    const inner = this.#frame.contentWindow;
    inner.postMessage = (data) => setTimeout(() => this.#hear(structuredClone(data)));
    const script = inner.document.createElement('script');
    script.src = new URL(address, document.baseURI).href;
    script.onload = () => this.#begin();
    inner.document.documentElement.append(script);
  }

  #begin() {
    this.#ready = true;
    for (const data of this.#waiting) this.postMessage(data);
  }

  #hear(data) {
    const event = new MessageEvent('message', { data });
    this.onmessage?.(event);
    this.dispatchEvent(event);
  }

  postMessage(data) {
    if (this.#ready) {
      const inner = this.#frame.contentWindow;
      const copy = structuredClone(data);
      setTimeout(() => inner?.dispatchEvent(new inner.MessageEvent('message', { data: copy })));
    } else {
      this.#waiting.push(data);
    }
  }

  terminate() {
    this.#frame.remove();
  }
}

if (location.protocol === 'file:') window.Worker = FrameWorker;
