import { Art } from '../../shell/Icon.js';

/** A lamp is turned up over the table; it swings a little, and stays. */
export const Lamplight = () => (
  <div class="lamplight" aria-hidden="true">
    <span class="lamplight-glow" />
    <span class="lamplight-hung">
      <Art id="lamp" box="0 0 48 64" />
    </span>
  </div>
);
