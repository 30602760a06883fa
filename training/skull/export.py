"""Writes bots/src/skull/learned.ts from the weights of skull.cpp: python3 export.py <weights> <learned.ts>"""
import base64
import sys

import numpy as np

OPP,EMB,CTX,H1,H2,OUT,BH,BOUT=26,24,56,64,48,26,24,5
w=np.fromfile(sys.argv[1],dtype=np.float32)
at=0
def take(*s):
    global at
    n=int(np.prod(s)); r=w[at:at+n].reshape(s); at+=n; return r
we=take(OPP,EMB); w1=take(CTX+EMB,H1); w2=take(H1,H2); b2=take(H2); wo=take(H2,OUT); bo=take(OUT)
wc=take(H2,BH); wb=take(OPP,BH); wd=take(BH,BOUT); bd=take(BOUT)
assert at==len(w)
out=b''
def layer(m,b):
    global out
    scale=np.maximum(np.abs(m).max(axis=0)/127,1e-12).astype(np.float32)
    q=np.clip(np.round(m/scale),-127,127).astype(np.int8)
    out+=scale.astype('<f4').tobytes()+b.astype('<f4').tobytes()+q.tobytes()
z=lambda n: np.zeros(n,np.float32)
layer(we,z(EMB)); layer(w1,z(H1)); layer(w2,b2); layer(wo,bo); layer(wc,z(BH)); layer(wb,z(BH)); layer(wd,bd)
text=base64.b64encode(out).decode()
lines=[text[i:i+100] for i in range(0,len(text),100)]
with open(sys.argv[2],'w') as f:
    f.write("/** The weights of Skull's network, made by training/skull/: for each layer scales, biases and bytes. */\n")
    f.write("export const learned =\n"+" +\n".join("  '%s'"%l for l in lines)+";\n")
print(len(out),len(text))
