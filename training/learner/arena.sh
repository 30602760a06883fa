#!/bin/bash
# The arena on a machine that has no Node, such as one with a GPU and many cores, to measure a new weight file against the crew:
#
#   xz -1 -c "$(command -v node)" > training/.cache/node.xz     # here, after a build; then bring these along besides the repository:
#                                                               # it, node_modules/@noble, and dist in program, core, games and bots
#   WEIGHTS=new.bin bash training/learner/arena.sh skull-queen --bots ./training/learner/bot.js,./training/learner/bot.js,admiral,admiral
#
# One process for each core, as the arena does it.
set -euo pipefail
cd "$(dirname "$0")/../.."
node=$(command -v node || true)
if [ -z "$node" ]; then
  node=training/.cache/node
  [ -x "$node" ] || { xz -dc "$node.xz" > "$node" && chmod +x "$node"; }
fi
mkdir -p node_modules/@crossbones
for folder in core games bots; do
  [ -e "node_modules/@crossbones/$folder" ] || ln -s "../../$folder" "node_modules/@crossbones/$folder"
done
exec "$node" cli/bin/crossbones.js arena "$@"
