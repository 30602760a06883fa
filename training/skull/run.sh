#!/bin/bash
# From nothing to both weight files of Skull on one GPU: trains the captain, goes on to the admiral, exports and measures.
#
#   bash training/skull/run.sh [seconds for the captain] [more seconds for the admiral]
#
# Results go to $OUT, or training/.cache/out: checkpoints (each minute), weight files and logs.
set -euo pipefail
cd "$(dirname "$0")/../.."
out=${OUT:-training/.cache/out}
mkdir -p "$out"
export PYTHONUNBUFFERED=1
# Beside earlier selves the first network is played against, as it is and more decided.
league="--league bots/src/skull/learned.ts bots/src/skull/learned.ts@1.5"
python3 training/skull/train.py --seed 1 --seconds "${1:-420}" --measure 100 --out "$out/captain.pt" ${TRAIN:-} $league 2>&1 |
  tee "$out/captain.log"
python3 training/skull/export.py "$out/captain.pt" "$out/skull-captain-1.bin"
python3 training/skull/train.py --seed 2 --seconds "${2:-165}" --measure 100 --init "$out/captain.pt" --out "$out/admiral.pt" \
  --rate 4e-4 5e-5 --entropy 0.002 0.002 --pull 0.006 0.006 --mixed 0.5 --rivals 0.8 ${TRAIN:-} $league 2>&1 | tee "$out/admiral.log"
python3 training/skull/export.py "$out/admiral.pt" "$out/skull-admiral-1.bin"
for who in captain admiral; do
  python3 training/skull/measure.py "$out/skull-$who-1.bin" --against bots/src/skull/learned.ts --games "${GAMES:-8192}" 2>&1 |
    tee "$out/$who.txt"
done
